import { fixturesFor } from '../../fixture.ts';
import { pageCanBeZoomed } from './page-can-be-zoomed.rule.ts';

const viewport = (content: string) =>
	`<meta name="viewport" content="width=device-width, ${content}">`;

export const fixtures = fixturesFor(pageCanBeZoomed, {
	good: {
		'nothing about zooming': { viewport: viewport('initial-scale=1') },
		'zooming to five times the size': { viewport: viewport('maximum-scale=5, user-scalable=yes') },
		'a negative limit, which browsers ignore': { viewport: viewport('maximum-scale=-1') },
		'zooming allowed by a number': { viewport: viewport('user-scalable=1;maximum-scale=2') },
		'zooming to twelve times the size': { viewport: viewport('maximum-scale=12.0') },
	},
	bad: {
		'zooming forbidden': {
			viewport: viewport('maximum-scale=1, user-scalable=no'),
			finds: [['forbidden', { setting: 'user-scalable=no' }]],
		},
		'zooming forbidden by a number': {
			viewport: viewport('user-scalable = 0'),
			finds: [['forbidden', { setting: 'user-scalable = 0' }]],
		},
		'zooming forbidden by a word that browsers do not know': {
			viewport: viewport('user-scalable=false'),
			finds: [['forbidden', { setting: 'user-scalable=false' }]],
		},
		'a limit that browsers do not know': {
			viewport: viewport('maximum-scale=none'),
			finds: [['limited', { setting: 'maximum-scale=none' }]],
		},
		'hardly any zooming': {
			viewport: viewport('maximum-scale=1.5'),
			finds: [['limited', { setting: 'maximum-scale=1.5' }]],
		},
	},
	unjudged: {
		'no viewport tag': { viewport: '', status: 'not_applicable' },
	},
});
