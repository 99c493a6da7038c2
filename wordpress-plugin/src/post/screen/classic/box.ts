const boxId = 'plumbline-box';

const box = (): HTMLElement | null => document.getElementById(boxId);

/** Opens our box, which people can close and hide. */
export function openBox(): void {
	const found = box();
	if (!found) return;
	found.classList.remove('closed', 'hidden');
	found.style.display = '';
	found.scrollIntoView({ block: 'start' });
}
