import type { Visibility } from '../../facts/given/layout-facts.ts';
import { fixturesFor } from '../fixture.ts';
import { h1IsVisible } from './h1-is-visible.rule.ts';

const heading = (visibility: Visibility) => ({ text: 'Sourdough bread', visibility, node: 'h1' });

export const fixtures = fixturesFor(h1IsVisible, {
	good: {
		'a heading that is shown': { layout: { mainHeadings: [heading('shown')] } },
		'a heading for those who listen': { layout: { mainHeadings: [heading('read_out')] } },
		'a heading for phones beside that for desks': {
			layout: { mainHeadings: [heading('hidden'), heading('shown')] },
		},
	},
	bad: {
		'a heading that a stylesheet hides': {
			layout: { mainHeadings: [heading('hidden')] },
			finds: [['hidden', { heading: 'Sourdough bread' }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'no heading': { layout: {}, status: 'not_applicable' },
	},
});
