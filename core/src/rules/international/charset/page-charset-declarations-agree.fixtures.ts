import { fixturesFor } from '../../fixture.ts';
import { fixtureHtml } from '../../ordinary-page.ts';
import { pageCharsetDeclarationsAgree } from './page-charset-declarations-agree.rule.ts';

const response = (contentType: string) => ({
	status: 200,
	headers: [['content-type', contentType]] as const,
});

export const fixtures = fixturesFor(pageCharsetDeclarationsAgree, {
	good: {
		'the same in both': { response: response('text/html; charset=UTF-8') },
		'the same twice in the page': { head: '<meta charset="UTF8">' },
		'a name that stands for no encoding': { response: response('text/html; charset=text') },
	},
	bad: {
		'a server with a default of its own': {
			response: response('text/html; charset=ISO-8859-1'),
			finds: [['header', { header: 'ISO-8859-1', meta: 'utf-8' }]],
		},
		'two that differ in the page': {
			head: '<meta http-equiv="Content-Type" content="text/html; charset=EUC-JP">',
			finds: [['metas', { meta: 'utf-8', other: 'EUC-JP' }]],
		},
	},
	unjudged: {
		'one declaration alone': { status: 'not_applicable' },
		'a byte order mark, which wins over both': {
			document: `\ufeff${fixtureHtml({})}`,
			response: response('text/html; charset=ISO-8859-1'),
			status: 'not_applicable',
		},
	},
});
