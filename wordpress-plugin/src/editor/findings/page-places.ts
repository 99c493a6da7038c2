import type { ReportedOccurrence, ReportedRule } from '@plumbline/core';
import type { AuditedPost } from '../../audit/post-audit.ts';

type Node = ReportedOccurrence['nodes'][number];
type Editor = Pick<AuditedPost, 'htmls' | 'report'>;

/** Shorter words appear in many blocks. */
const shortestWords = 8;

/**
 * Findings of the rendered page. Where the editor has the same occurrence or element, its nodes
 * replace those of the page.
 */
export function withEditorNodes(
	findings: readonly ReportedRule[],
	{ htmls, report }: Editor,
): readonly ReportedRule[] {
	const known = new Map(
		report.rules.flatMap(({ name, occurrences }) =>
			occurrences.map((one) => [`${name} ${one.id}`, one.nodes] as const),
		),
	);
	return findings.map((finding) => ({
		...finding,
		occurrences: finding.occurrences.map((occurrence) => ({
			...occurrence,
			nodes: known.get(`${finding.name} ${occurrence.id}`) ?? nodesIn(htmls, occurrence),
		})),
	}));
}

const nodesIn = (htmls: Editor['htmls'], { nodes }: ReportedOccurrence): readonly Node[] =>
	nodes.map((node) => {
		const place = node.snippet && placeIn(htmls, node.snippet);
		return place ? { ...node, node: place, snippet: null } : node;
	});

/** Finds an element in the blocks by its URL or words, because the page adds attributes. */
function placeIn(htmls: Editor['htmls'], snippet: string): string | null {
	const mark = urlIn(snippet) ?? wordsIn(snippet);
	if (mark === null) return null;
	for (const [clientId, html] of htmls) {
		const at = html.indexOf(mark);
		if (at >= 0) return `${clientId}:${Math.max(0, html.lastIndexOf('<', at))}`;
	}
	return null;
}

const urlIn = (snippet: string) => /^<[^>]*?\s((?:src|href)="[^"]+")/.exec(snippet)?.[1] ?? null;

function wordsIn(snippet: string): string | null {
	const words = />([^<]+)/.exec(snippet)?.[1]?.trim() ?? '';
	return words.length >= shortestWords ? words.replace(/…$/, '') : null;
}
