import { type Counts, countParts } from '@plumbline/core';
import { locale } from '../../settings/settings.ts';

/**
 * The verdict in one line. It is a live region of its own, so that screen readers announce it
 * without the list.
 */
export function Verdict({ counts }: { readonly counts: Counts }) {
	const parts = countParts({ counts, locale: locale() });
	return (
		<p className="plumbline-verdict" role="status" tabIndex={-1} data-takes-focus>
			{parts.map(({ kind, text }, index) => (
				<span key={kind} className={`is-${kind}`}>
					{index > 0 && ' · '}
					<bdi>{text}</bdi>
				</span>
			))}
		</p>
	);
}
