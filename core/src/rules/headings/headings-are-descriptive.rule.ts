import { defineRule } from '../../audit/rule.ts';

const letter = /\p{L}/u;

/** A pair may be intended: “Before” and “After” of two recipes. */
const often = 3;

export const headingsAreDescriptive = defineRule({
	name: 'headings_are_descriptive',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'accessibility',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b49b2e/',
		says: 'A heading has to describe the content below it.',
		checked: '2026-11-21',
	},
	reads: ['headings', 'mainText'],
	title: 'Headings differ from each other',
	why: 'People who skim, and those who jump from heading to heading with a screen reader, cannot tell sections with the same name apart.',
	fix: 'Say in each heading what its section is about, or merge the sections into one.',
	messages: { repeated: 'The heading “{text}” appears {count} times in the text' },
	many: '{count} headings appear more than once in the text',
	evaluate({ headings, mainText }, found) {
		const inText = headings.filter(
			({ isHidden, label, level, region }) =>
				!isHidden && letter.test(label) && level > 1 && region === mainText.region,
		);
		if (inText.length === 0) return 'not_applicable';
		if (inText.length < often) return;
		for (const [text, same] of Map.groupBy(inText, ({ label, level }) => `${level} ${label}`)) {
			if (same.length < often) continue;
			const nodes = same.map(({ node }) => node);
			found.repeated({ text: text.slice(text.indexOf(' ') + 1), count: same.length }, ...nodes);
		}
	},
});
