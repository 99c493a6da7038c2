import { describe, expect, it } from 'vitest';
import type { NodeRef } from '../../facts/node-ref.ts';
import { ruleWith } from '../rule.fixtures.ts';
import type { Superseding } from '../rule.ts';
import type { RuleResult, Status } from '../run/rule-result.ts';
import { shownOccurrences } from './shown-occurrences.ts';

interface Found {
	readonly message?: string;
	readonly nodes: readonly NodeRef[];
}

function result(
	name: string,
	found: readonly Found[],
	{ by, status = 'failed' }: { by?: Superseding; status?: Status } = {},
): RuleResult {
	return {
		rule: ruleWith({ name, ...(by && { supersededBy: [by] }) }),
		status,
		reason: null,
		occurrences: found.map(({ message = 'found', nodes }) => ({ message, values: {}, nodes })),
		measured: {},
	};
}

const nodesOf = (results: readonly RuleResult[], name: string) =>
	shownOccurrences(results)
		.get(name)
		?.map(({ nodes }) => nodes);

describe('what is shown of a failed rule', () => {
	it('is everything where nothing supersedes it', () => {
		expect(nodesOf([result('one', [{ nodes: [1] }, { nodes: [2] }])], 'one')).toEqual([[1], [2]]);
	});

	it('is nothing where the rule that says it whole fails too', () => {
		const by = { rule: 'whole', hides: 'rule' } as const;
		const one = result('one', [{ nodes: [1] }], { by });
		expect(nodesOf([one, result('whole', [{ nodes: [9] }])], 'one')).toEqual([]);
		const passed = result('whole', [], { status: 'passed' });
		expect(nodesOf([one, passed], 'one')).toEqual([[1]]);
		expect(nodesOf([one], 'one')).toEqual([[1]]);
	});

	it('leaves out what stands only at nodes that the other rule names', () => {
		const by = { rule: 'closer', hides: 'node' } as const;
		const one = result('one', [{ nodes: [1] }, { nodes: [2, 3] }, { nodes: [] }], { by });
		const closer = result('closer', [{ nodes: [3] }, { nodes: [7, 2] }]);
		expect(nodesOf([one, closer], 'one')).toEqual([[1], []]);
	});

	it('keeps a group of which the other rule names only some nodes', () => {
		const by = { rule: 'closer', hides: 'node' } as const;
		const one = result('one', [{ nodes: [2, 3] }], { by });
		expect(nodesOf([one, result('closer', [{ nodes: [3] }])], 'one')).toEqual([[2, 3]]);
	});

	it('leaves out the messages that the other rule says', () => {
		const by = { rule: 'used', hides: ['none'] } as const;
		const one = result(
			'one',
			[
				{ message: 'none', nodes: [] },
				{ message: 'several', nodes: [4] },
			],
			{ by },
		);
		expect(nodesOf([one, result('used', [{ nodes: [] }])], 'one')).toEqual([[4]]);
	});

	it('hides nothing because of a superseder that is only information', () => {
		const by = { rule: 'whole', hides: 'rule' } as const;
		const one = result('one', [{ nodes: [1] }], { by });
		const whole = result('whole', [{ nodes: [1] }], { status: 'information' });
		expect(nodesOf([one, whole], 'one')).toEqual([[1]]);
	});

	it('knows failed rules only', () => {
		const shown = shownOccurrences([result('fine', [], { status: 'passed' })]);
		expect(shown.has('fine')).toBe(false);
	});
});
