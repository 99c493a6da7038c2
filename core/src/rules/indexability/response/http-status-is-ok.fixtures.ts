import { fixturesFor } from '../../fixture.ts';
import { httpStatusIsOk } from './http-status-is-ok.rule.ts';

const answer = (status: number | null) => ({ status, headers: null });

export const fixtures = fixturesFor(httpStatusIsOk, {
	good: {
		'status 200': { response: answer(200) },
		'a page that has not changed': { response: answer(304) },
	},
	bad: {
		'status 404': { response: answer(404), finds: [['missing', { status: 404 }]] },
		'status 403': { response: answer(403), finds: [['refused', { status: 403 }]] },
		'status 429': { response: answer(429), finds: [['broken', { status: 429 }]] },
		'no content': { response: answer(204), finds: [['empty', { status: 204 }]] },
		'a redirect without a URL': {
			response: answer(302),
			finds: [['nowhere', { status: 302 }]],
		},
		'an error page without a title of its own': {
			response: answer(503),
			document: '<html><head></head><body><p>Please come back later.</p></body></html>',
			finds: [['broken', { status: 503 }]],
		},
		'an error page that asks not to be indexed': {
			response: answer(404),
			head: '<meta name="robots" content="noindex">',
			finds: [['missing', { status: 404 }]],
		},
	},
	unjudged: {
		'headers without a status': { response: answer(null), status: 'not_checked' },
	},
});
