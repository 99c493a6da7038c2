import { VisuallyHidden } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

/** The change of a rank, shown by a sign and not by color alone. */
export function RankChange({ change }: { readonly change: number | null }) {
	const { sign, meaning } = movement(change);
	return (
		<>
			<span title={meaning} aria-hidden="true">
				{sign}
			</span>
			<VisuallyHidden>{meaning}</VisuallyHidden>
		</>
	);
}

function movement(change: number | null): { sign: string; meaning: string } {
	if (change === null) return { sign: '–', meaning: __('unknown', 'plumbline') };
	if (change === 0) return { sign: '0', meaning: __('unchanged', 'plumbline') };
	const by = Math.abs(change);
	return change > 0
		? /* translators: %d: number of places. */
			{ sign: `▲${by}`, meaning: sprintf(_n('%d better', '%d better', by, 'plumbline'), by) }
		: /* translators: %d: number of places. */
			{ sign: `▼${by}`, meaning: sprintf(_n('%d worse', '%d worse', by, 'plumbline'), by) };
}
