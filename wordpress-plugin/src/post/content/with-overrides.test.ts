import { expect, test } from 'vitest';
import { block } from './block.fixtures.ts';
import { withOverrides } from './with-overrides.ts';

const open = { __default: { source: 'core/pattern-overrides' } };
const intro = block({
	clientId: 'intro',
	attributes: { content: 'Of the pattern', metadata: { name: 'Intro', bindings: open } },
});
const fixed = block({ clientId: 'fixed' });
const group = block({ clientId: 'group', name: 'core/group', innerBlocks: [intro] });
const pattern = (content?: object) => block({ name: 'core/block', attributes: { content } });

test('beats pain 4: applies this post’s overrides to a synced pattern, at any depth', () => {
	const [outer, same] = withOverrides(pattern({ Intro: { content: 'Of the post' } }), [
		group,
		fixed,
	]);

	expect(outer?.innerBlocks[0]?.attributes.content).toBe('Of the post');
	expect(same).toBe(fixed);
});

test('a block stays the same object until something changes', () => {
	const once = pattern({ Intro: { content: 'Of the post' } });
	const [first] = withOverrides(once, [group]);
	const [again] = withOverrides(once, [group]);
	const [other] = withOverrides(pattern({ Intro: { content: 'Of another' } }), [group]);

	expect(again).toBe(first);
	expect(other?.innerBlocks[0]?.attributes.content).toBe('Of another');
});

test.each([
	['without texts of its own', pattern()],
	['with a text of a block that is not there', pattern({ Outro: { content: 'Of the post' } })],
])('a pattern %s keeps its own text', (_what, one) => {
	expect(withOverrides(one, [group, fixed])).toEqual([group, fixed]);
});
