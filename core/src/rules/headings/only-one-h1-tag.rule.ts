import { defineRule } from '../../audit/rule.ts';
import type { Title } from '../../facts/collected/head/titles.fact.ts';
import { hasContent, shownTitle } from '../../facts/derived/page/shown-text.ts';

export const onlyOneH1Tag = defineRule({
	name: 'only_one_h1_tag',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
		says: 'The rank of a heading depends only on its level, so several h1 are several main headings. Google does not mind.',
		checked: '2026-11-20',
	},
	reads: ['headings'],
	mayRead: ['titles', 'wholePage'],
	supersededBy: [{ rule: 'h1_tag_used', hides: ['none'] }],
	title: 'There is exactly one main heading',
	why: 'With one main heading, people who skim or listen know at once what the page is about.',
	fix: 'Keep the h1 that names the page and turn the others into h2 headings.',
	messages: {
		none: 'The page has no main heading (h1)',
		several: 'The page has {count} main headings (h1)',
	},
	evaluate({ headings, titles, wholePage }, found, { measure }) {
		const shown = headings.filter(({ isHidden, level }) => level === 1 && !isHidden);
		const worded = shown.filter(({ label }) => hasContent(label));
		// An empty heading beside them is reported as empty.
		const main = worded.length > 0 ? worded : shown.slice(0, 1);
		// The rest of the page may have more.
		if (wholePage === null && main.length < 2) return { notChecked: 'fragment' };
		measure({ count: main.length });
		if (main.length === 0) found.none();
		if (main.length < 2) return;
		const named = main.find(({ label }) => isNamedBy(shownTitle(titles ?? []), label));
		// In an editor the heading of the theme comes first.
		const kept = named ?? (wholePage === null ? main[0] : undefined);
		const others = main.filter((heading) => heading !== kept);
		const nodes = [...others, ...(kept ? [kept] : [])].map(({ node }) => node);
		found.several({ count: nodes.length }, ...nodes);
	},
});

const isNamedBy = (title: Pick<Title, 'text'> | null, heading: string) =>
	heading !== '' && title !== null && title.text.includes(heading);
