import { defineRule } from '../../../audit/rule.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import { unitsOf } from '../../../text/words/characters.ts';

/** Two such paragraphs may be a remark and its reply. */
const shortestList = 3;

export const listsAndTablesUseMarkup = defineRule({
	name: 'lists_and_tables_use_markup',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H48',
		says: 'Lists are marked up as lists so that people can step through them with a screen reader. Typed asterisks make that hard.',
		checked: '2026-11-21',
	},
	reads: ['mainText'],
	title: 'Lists are marked up as lists',
	why: 'A typed bullet makes a list only visually. Screen readers do not announce it, and search engines cannot show its items.',
	fix: 'Turn the lines into a list with the editor’s list button, and remove the typed bullets.',
	messages: { typed: '{count} lines in a row begin with a typed “{bullet}”' },
	many: '{count} lists are typed by hand',
	evaluate({ mainText: { blocks } }, found) {
		if (blocks.length === 0) return 'not_applicable';
		let run: TextBlock[] = [];
		let bullet = '';
		for (const block of [...blocks, null]) {
			const own = block ? bulletOf(block) : '';
			if (own === '' && bullet === '') continue;
			if (own !== '' && own === bullet && block) run.push(block);
			else {
				const [first] = run;
				if (first && run.length >= shortestList) {
					found.typed({ count: run.length, bullet }, first.node);
				}
				run = own === '' || !block ? [] : [block];
				bullet = own;
			}
		}
	},
});

/** No bullet comes before it; the check spares most texts the look-up. */
const lastOfAscii = 0x7f;

const bullets = unitsOf('•‣▪●◦∙・✓✔➤►');

/**
 * The bullet that a block begins with. Dashes do not count, because they open speech in many
 * languages, nor do blocks in a list.
 */
function bulletOf({ kind, text }: TextBlock): string {
	if (kind !== 'p' && kind !== 'div') return '';
	const first = text.charCodeAt(0);
	return first > lastOfAscii && bullets.has(first) ? text.charAt(0) : '';
}
