import { expect, test } from 'vitest';
import { pageShape } from './page-shape.ts';

const product = (id: number, text: string) => `<!doctype html><body class="shop postid-${id}">
	<header class="top"><nav></nav></header><main><div class="product item-${id}"><article>
	${text}</article></div></main><!-- <div class="ad"> --><script>"<div class='x'>"</script></body>`;

test('pages of one template have one shape, whatever their number, length and scripts', () => {
	const short = pageShape(product(1, '<p>One</p>'));
	const long = pageShape(product(22, `${'<p>One</p>'.repeat(50)}<ul><li>Two</li></ul>`));
	expect(long).toBe(short);
});

test('pages of different templates have different shapes', () => {
	const blog = '<body class="shop"><main><div class="blog"><article></article></div></main>';
	expect(pageShape(blog)).not.toBe(pageShape(product(1, '')));
});

test('a page of ten thousand nested or unclosed elements is read in time', () => {
	const began = process.threadCpuUsage();
	pageShape('<div class="a">'.repeat(100_000));
	pageShape(`<div ${'a="" '.repeat(100_000)}`);
	pageShape('<!--'.repeat(100_000));
	pageShape('<script'.repeat(20_000));
	// In µs on the processor: a busy machine takes longer, but not to compute.
	expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
});
