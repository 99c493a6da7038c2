import { fixturesFor } from '../../fixture.ts';
import { onlyOneViewportTag } from './only-one-viewport-tag.rule.ts';

const viewport = (content: string) => `<meta name="viewport" content="${content}">`;

export const fixtures = fixturesFor(onlyOneViewportTag, {
	good: {
		'one tag': {},
		'the same tag twice': {
			viewport: viewport('width=device-width, initial-scale=1').repeat(2),
		},
		'the same content, written differently': {
			viewport:
				viewport('width=device-width,initial-scale=1') +
				viewport('Width=device-width, Initial-Scale=1'),
		},
	},
	bad: {
		'two tags that differ': {
			viewport: viewport('width=device-width') + viewport('width=1024'),
			finds: [['several', { count: 2 }]],
		},
	},
	unjudged: {
		'no viewport tag': { viewport: '', status: 'not_applicable' },
	},
});
