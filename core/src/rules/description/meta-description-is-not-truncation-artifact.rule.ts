import { defineRule } from '../../audit/rule.ts';
import type { TextBlock } from '../../facts/collected/body/text-blocks.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { endOf } from '../../text/width/shorten.ts';

/** Shorter texts end in dots on purpose. */
const shortestExcerpt = 60;

export const metaDescriptionIsNotTruncationArtifact = defineRule({
	name: 'meta_description_is_not_truncation_artifact',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'A good description is written for its page and sums it up. A program may generate it, as long as people can read it.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	mayRead: ['textBlocks'],
	supersededBy: [{ rule: 'meta_description_has_no_html_shown', hides: 'rule' }],
	title: 'The meta description is complete',
	why: 'A description that breaks off is the start of the article, cut off by a program. It rarely says what the page offers.',
	fix: 'Write one or two complete sentences that sum up the page.',
	messages: { cut: 'The meta description breaks off: “{end}”' },
	evaluate({ descriptions, textBlocks }, found) {
		const description = shownDescription(descriptions);
		if (!description || description.content.length < shortestExcerpt) return 'not_applicable';
		const { content, node } = description;
		if (breakOff.test(content) || isCutFrom(textBlocks ?? [], content))
			found.cut({ end: `…${endOf(content, 30)}` }, node);
	},
});

/** Whether a paragraph of the page has the same text and goes on with the sentence. */
function isCutFrom(blocks: readonly TextBlock[], description: string): boolean {
	const said = description.replace(/\s+/g, ' ').trim();
	if (!/[\p{L}\p{M},]$/u.test(said)) return false;
	return blocks.some(({ text }) => {
		const at = text.indexOf(said);
		return at >= 0 && /^,?\s?[\p{L}\p{M}]/u.test(text.slice(at + said.length));
	});
}

/** Dots in brackets, dots after a word, or the words of a link to the rest. */
const breakOff =
	/(?:[[(]\s*(?:…|\.{3,}|&hellip;)\s*[\])]|[\p{L}\p{M}\p{N},;:\s](?:…+|\.{3,}|&hellip;)|(?:…|\.{3}|&hellip;)\s*(?:read more|continue reading|weiterlesen|mehr lesen|lire la suite|leer más|leggi tutto|leia mais|lees verder|czytaj dalej|читать далее|続きを読む|もっと見る|더 보기|阅读更多|閱讀更多)\s*[»›→]*)$/iu;
