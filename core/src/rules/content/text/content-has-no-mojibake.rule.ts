import { defineRule } from '../../../audit/rule.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import { shownDescription, shownTitle } from '../../../facts/derived/page/shown-text.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { findBrokenTexts } from '../../../text/words/broken-texts.ts';
import { mayBeBroken } from '../../../text/words/mojibake.ts';

export const contentHasNoMojibake = defineRule({
	name: 'content_has_no_mojibake',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
		says: 'Among the questions Google asks about a page: is it produced well, or does it look sloppy or made in haste?',
		checked: '2026-11-20',
	},
	reads: ['mainText'],
	mayRead: ['titles', 'descriptions'],
	title: 'The text has no broken characters',
	why: 'Characters that were read in the wrong encoding make words unreadable, and nobody finds them by searching.',
	fix: 'Save and send the page as UTF-8 and declare it; where the text itself is broken, copy it again from its source.',
	messages: { broken: 'Some characters in the text are broken: “{sample}”' },
	many: '{count} parts of the text contain broken characters',
	evaluate({ descriptions, mainText, titles }, found, { ofParts }) {
		const title = shownTitle(titles ?? []);
		const description = shownDescription(descriptions ?? []);
		if (!title && !description && mainText.blocks.length === 0) return 'not_applicable';
		if (
			![title?.text ?? '', description?.content ?? ''].some(mayBeBroken) &&
			!ofParts(isSuspicious, mainText.blocks, null).includes(true)
		)
			return;
		const texts: readonly (readonly [text: string, node: NodeRef])[] = [
			...(title ? [[title.text, title.node] as const] : []),
			...(description ? [[description.content, description.node] as const] : []),
			...mainText.blocks.map(({ node, text }) => [text, node] as const),
		];
		for (const { index, sample } of findBrokenTexts(texts.map(([text]) => text))) {
			const broken = texts[index];
			if (broken) found.broken({ sample }, broken[1]);
		}
	},
});

const isSuspicious = ({ text }: TextBlock) => mayBeBroken(text);
