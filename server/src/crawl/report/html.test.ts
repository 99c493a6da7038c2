import { expect, test } from 'vitest';
import { html, link } from './html.ts';

test('text of a page is never markup', () => {
	const title = `<img src=x onerror=alert(1)> & "quotes" 'too'`;
	expect(html`<td title="${title}">${title}</td>`.text).toBe(
		'<td title="&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot; &#39;too&#39;">&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot; &#39;too&#39;</td>',
	);
});

test.each([
	'javascript:alert(1)',
	' javascript:alert(1)',
	'data:text/html,x',
	'JAVASCRIPT:x',
	'//x',
])('%s is text, not a link', (url) => {
	expect(link(url).text).not.toContain('<a');
});

test('a page of the web is a link', () => {
	expect(link('https://example.com/?a=1&b="').text).toBe(
		'<a href="https://example.com/?a=1&amp;b=&quot;" rel="noreferrer">https://example.com/?a=1&amp;b=&quot;</a>',
	);
});
