import { expect, test } from 'vitest';
import { withoutRawText } from './raw-text.ts';

test.each([
	['<script>a<b</script><p>', '<script>   </script><p>'],
	['<STYLE >a</STYLE>b', '<STYLE > </STYLE>b'],
	['<script title=">">a</script>', '<script title=">"> </script>'],
	[`<p title='<script>'>a`, `<p title='<script>'>a`],
	['<!-- <script> -->a', '<!-- <script> -->a'],
	['<!--><script>a', '<!--><script> '],
	['<script>a', '<script> '],
	["<p it's><script>a</script>", "<p it's><script> </script>"],
	['<p title="a', '<p title="a'],
	['a < b <', 'a < b <'],
	['<scripts>a</scripts>', '<scripts>a</scripts>'],
])('%s becomes %s', (html, expected) => {
	expect(withoutRawText(html)).toBe(expected);
});

test.each(['<script>', '<!--', '<p title="', '<p title=', '<', '"='])(
	'reads a long text of nothing but %s at once',
	(part) => {
		const html = part.repeat(20_000);
		const start = process.threadCpuUsage();
		expect(withoutRawText(html)).toHaveLength(html.length);
		// In µs on the processor: a busy machine takes longer, but not to compute.
		expect(process.threadCpuUsage(start).user).toBeLessThan(500_000);
	},
);
