import { fixturesFor } from '../../fixture.ts';
import { fixtureHtml } from '../../ordinary-page.ts';
import { pageCharsetIsUtf8 } from './page-charset-is-utf-8.rule.ts';

const page = (declaration: string) => ({
	document: fixtureHtml({}).replace('<meta charset="utf-8">', declaration),
});
const response = (contentType: string) => ({
	status: 200,
	headers: [['content-type', contentType]] as const,
});

export const fixtures = fixturesFor(pageCharsetIsUtf8, {
	good: {
		'UTF-8': {},
		'UTF-8 under another name': page('<meta charset="UTF8">'),
		'a name that stands for no encoding': page('<meta charset="text">'),
		'a byte order mark, whatever is declared': {
			document: `\ufeff${page('<meta charset="windows-1252">').document}`,
		},
	},
	bad: {
		'an older Japanese encoding': {
			...page('<meta charset="Shift_JIS">'),
			finds: [['legacy', { charset: 'Shift_JIS' }]],
		},
		'Latin letters alone, by header': {
			...page(''),
			response: response('text/html; charset=iso-8859-1'),
			finds: [['legacy', { charset: 'iso-8859-1' }]],
		},
	},
	unjudged: { 'no declaration': { ...page(''), status: 'not_applicable' } },
});
