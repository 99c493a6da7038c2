import type { NodeRef } from '../../facts/node-ref.ts';
import type { Place } from '../../read/html/locate-in-html.ts';
import type { ServedHtml } from '../../read/served/served-html.ts';
import type { Location } from './location.ts';
import type { Report, ReportedRule } from './report.ts';

/**
 * The report of a live page with paths, lines and columns for export. Lines are those of the HTML
 * that the server sent, and unknown for elements that scripts have added or changed.
 */
export function withPlaces(
	report: Report,
	paths: ReadonlyMap<NodeRef, string>,
	served: ServedHtml | null,
): Report {
	const placed = (location: Location): Location => {
		const selector = location.selector ?? paths.get(location.node) ?? null;
		const { column = null, line = null } = placeIn(served, { ...location, selector }) ?? {};
		return { ...location, selector, line, column };
	};
	const withNodes = (rule: ReportedRule): ReportedRule => ({
		...rule,
		occurrences: rule.occurrences.map((occurrence) => ({
			...occurrence,
			nodes: occurrence.nodes.map(placed),
		})),
	});
	return {
		...report,
		rules: report.rules.map(withNodes),
		findings: report.findings.map(withNodes),
		information: report.information.map(withNodes),
	};
}

function placeIn(served: ServedHtml | null, location: Location): Place | null {
	const { node, selector } = location;
	const own = served?.locate(node);
	if (own) return own;
	const found = selector === null ? null : served?.locatePath(selector);
	return found && isSame(found.snippet, location) ? found : null;
}

/** A path may lead to a different element in the HTML as sent, if scripts have added siblings before it. */
function isSame(sent: string, { selector, snippet }: Location): boolean {
	if (snippet === null) return false;
	const isNamed = selector?.startsWith('#') && !selector.includes(' ');
	return isNamed ? tagOf(sent) === tagOf(snippet) : tagAndText(sent) === tagAndText(snippet);
}

/** The start of a tag as browsers write it. Snippets may be cut in long values. */
const tagOf = (snippet: string) =>
	(/^<[^>]*/.exec(snippet)?.[0] ?? '')
		.replaceAll("'", '"')
		.replace(/\s*\/$/, '')
		.slice(0, 60);

const tagAndText = (snippet: string) => tagOf(snippet) + snippet.replace(/<[^>]*>/g, '');
