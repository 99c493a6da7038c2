/** Clicks by week without an axis; gaps where a week is not known. Sighted readers see its shape alone. */
export function SparkLine({ weeks }: { readonly weeks: readonly (number | null)[] }) {
	const most = Math.max(1, ...weeks.map((clicks) => clicks ?? 0));
	const x = (at: number) => (100 * at) / Math.max(1, weeks.length - 1);
	const path = weeks.map((clicks, at) => {
		if (clicks === null) return '';
		const pen = at === 0 || weeks[at - 1] === null ? 'M' : 'L';
		return `${pen}${x(at).toFixed(1)} ${(19 - (18 * clicks) / most).toFixed(1)}`;
	});
	return (
		<svg class="spark" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
			<path d={path.join('')} />
		</svg>
	);
}
