import { fixturesFor } from '../../fixture.ts';
import { fixtureHtml } from '../../ordinary-page.ts';
import { pageCharsetIsDeclared } from './page-charset-is-declared.rule.ts';

const declarationTag = '<meta charset="utf-8">';
const page = (declaration: string, main?: string) => ({
	document: fixtureHtml(main === undefined ? {} : { main }).replace(declarationTag, declaration),
});
const accents = '<p>Crème brûlée needs cream, eggs, sugar and a hot flame.</p>';
const response = (contentType: string) => ({
	status: 200,
	headers: [['content-type', contentType]] as const,
});

export const fixtures = fixturesFor(pageCharsetIsDeclared, {
	good: {
		'a meta element at the start of the head': {},
		'the old way to write it': page(
			'<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
			accents,
		),
		'a header': { ...page('', accents), response: response('text/html; charset=UTF-8') },
		'a byte order mark': {
			document: `\ufeff${page('', accents).document}`,
			response: response('text/html'),
		},
		'a page of plain letters alone': page(''),
	},
	bad: {
		'no declaration': { ...page('', accents), finds: [['missing']] },
	},
});
