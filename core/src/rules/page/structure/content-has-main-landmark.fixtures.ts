import { fixturesFor } from '../../fixture.ts';
import { fixtureHtml } from '../../ordinary-page.ts';
import { contentHasMainLandmark } from './content-has-main-landmark.rule.ts';

const wrapped = (start: string, end: string) => ({
	document: fixtureHtml({}).replace('<main>', start).replace('</main>', end),
});

export const fixtures = fixturesFor(contentHasMainLandmark, {
	good: {
		'a main element': {},
		'a role': wrapped('<div role="main">', '</div>'),
		'a second one that is hidden': { footer: '<main hidden></main>' },
	},
	bad: {
		'no main element': { ...wrapped('<div>', '</div>'), finds: [['missing']] },
		'two main elements': {
			footer: '<main><p>Crumbs</p></main>',
			finds: [['several', { count: 2 }]],
		},
	},
});
