/** Opens every fold around an element of a screen, brings the element into view and focuses it. */
export function showTarget(root: ParentNode, selector: string): boolean {
	const target = root.querySelector<HTMLElement>(selector);
	if (!target) return false;
	for (let fold = target.closest('details'); fold; fold = outerFold(fold)) fold.open = true;
	target.scrollIntoView({ block: 'start' });
	const control = target.querySelector<HTMLElement>('input') ?? firstControl(target);
	control?.focus({ preventScroll: true });
	return true;
}

const firstControl = (target: HTMLElement) =>
	target.querySelector<HTMLElement>('summary, button, a[href]');

const outerFold = (fold: HTMLElement) => fold.parentElement?.closest('details') ?? null;
