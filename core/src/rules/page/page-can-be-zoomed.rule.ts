import { defineRule } from '../../audit/rule.ts';

export const pageCanBeZoomed = defineRule({
	name: 'page_can_be_zoomed',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3',
		says: 'A viewport tag must neither forbid zooming with user-scalable=no nor limit it with a maximum-scale below 2.',
		checked: '2026-11-20',
	},
	reads: ['viewportTags'],
	title: 'People can enlarge the page',
	why: 'People with weak sight enlarge a page with two fingers; some phones obey a page that forbids it.',
	fix: 'Remove “user-scalable” and “maximum-scale” from the viewport tag.',
	messages: {
		forbidden: 'The viewport tag forbids enlarging the page (“{setting}”)',
		limited: 'The viewport tag limits how far the page can be enlarged (“{setting}”)',
	},
	evaluate({ viewportTags }, found) {
		// Of several tags the last one counts.
		const last = viewportTags.at(-1);
		if (!last) return 'not_applicable';
		const forbidden = /user-scalable\s*=\s*(?:no|0(?:\.\d*)?)(?![\w.])/i.exec(last.content)?.[0];
		const limited = /maximum-scale\s*=\s*(?:[01](?:\.\d*)?|\.\d+|no|yes)(?![\w.])/i.exec(
			last.content,
		)?.[0];
		if (forbidden) found.forbidden({ setting: forbidden }, last.node);
		else if (limited) found.limited({ setting: limited }, last.node);
	},
});
