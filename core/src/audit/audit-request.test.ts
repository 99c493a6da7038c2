import { expect, it } from 'vitest';
import { type AuditHtmlOptions, auditHtml } from '../run/audit-html.ts';

const page = `<!doctype html><html lang="en"><head><title>Sneakers for the rain</title></head>
<body><main><h1>Sneakers for the rain</h1><p>Which running shoes stay dry when it pours?</p></main></body></html>`;

it.each<[options: Partial<AuditHtmlOptions>, status: string]>([
	[{ keywords: ['sneakers'] }, 'failed'],
	[{ keywords: ['sneakers'], synonyms: { sneakers: ['running shoe'] } }, 'passed'],
	[{ keywords: [' sneakers '], synonyms: { 'sneakers ': [' running shoe'] } }, 'passed'],
	[{ keywords: ['sneakers'], synonyms: { boots: ['running shoe'] } }, 'failed'],
])('with %j the text contains the keyword: %s', (options, status) => {
	const { rules } = auditHtml(page, { geo: 'us', ...options });
	expect(rules.find(({ name }) => name === 'keyword_in_body_text')?.status).toBe(status);
});
