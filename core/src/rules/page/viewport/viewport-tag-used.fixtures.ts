import { fixturesFor } from '../../fixture.ts';
import { viewportTagUsed } from './viewport-tag-used.rule.ts';

const viewport = (content: string) => `<meta name="viewport" content="${content}">`;

export const fixtures = fixturesFor(viewportTagUsed, {
	good: {
		'the width of the device': { viewport: viewport('width=device-width') },
		'a scale alone': { viewport: viewport('initial-scale=1.0') },
		'spaces and semicolons': { viewport: viewport('width = Device-Width; initial-scale = 1') },
	},
	bad: {
		'no viewport tag': { viewport: '', finds: [['missing']] },
		'a fixed width': {
			viewport: viewport('width=1024'),
			finds: [['fixed', { content: 'width=1024' }]],
		},
		'an empty tag': { viewport: viewport(''), finds: [['fixed']] },
		'a server that may send phones a different page': {
			viewport: '',
			response: { status: 200, headers: [['vary', 'Accept-Encoding, User-Agent']] },
			finds: [['unsure']],
		},
		'a saved page, of which nobody knows what phones get': {
			viewport: viewport('width=1200'),
			response: { status: 200, headers: null },
			finds: [['unsure']],
		},
	},
	unjudged: {
		'a site of its own for phones': {
			viewport: '',
			head: '<link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.example.com/bread">',
			status: 'not_applicable',
		},
	},
});
