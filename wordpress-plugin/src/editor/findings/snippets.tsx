import { type ReportedRule, textsIn } from '@plumbline/core';
import { locale } from '../../settings/locale.ts';

/** Maximum number of snippets shown. */
const MOST_SHOWN = 5;

/** The HTML of findings that are in no block. */
export function Snippets({ occurrences, occurrenceCount }: ReportedRule) {
	const snippets = occurrences.flatMap(({ id, nodes: [first] }) =>
		first?.snippet ? [{ id, snippet: first.snippet }] : [],
	);
	if (snippets.length === 0) return null;
	const more = occurrenceCount - Math.min(MOST_SHOWN, snippets.length);
	return (
		<>
			{snippets.slice(0, MOST_SHOWN).map(({ id, snippet }) => (
				<code key={id} className="plumbline-snippet" dir="ltr">
					{snippet}
				</code>
			))}
			{more > 0 && <p>{textsIn(locale()).phrase('more_places', { count: more })}</p>}
		</>
	);
}
