import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';

test('prints reason, remedy and source of one rule', async () => {
	const { code, output } = await callCommand(['rules', 'h1_is_visible']);
	expect(code).toBe(0);
	expect(output).toMatch(/^h1_is_visible \(/);
	expect(output).toMatch(/What to do: .+\nhttps:\S+ \(\d{4}-\d\d-\d\d\)\n$/);
	expect(output).not.toContain('title_tag');
});

test('prints one rule as JSON', async () => {
	const { output } = await callCommand(['rules', 'h1_is_visible', '--json']);
	expect(JSON.parse(output).rules).toMatchObject([{ rule_name: 'h1_is_visible' }]);
});

test('lists all rules if no name is given', async () => {
	const { output } = await callCommand(['rules']);
	expect(output.split('\n').length).toBeGreaterThan(200);
});

test('suggests the closest name for a mistyped one', async () => {
	expect(await callCommand(['rules', 'h1_is_visibel'])).toMatchObject({
		code: 2,
		errors: expect.stringContaining('Did you mean “h1_is_visible”?'),
	});
});
