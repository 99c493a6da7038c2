/** The index of the tab that a key moves to; null for other keys. */
export function nextTab(key: string, index: number, count: number, isRtl: boolean): number | null {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	if (key === forward) return (index + 1) % count;
	if (key === back) return (index - 1 + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}
