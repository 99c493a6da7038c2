import { describe, expect, it } from 'vitest';
import type { NodeRef } from '../../facts/node-ref.ts';
import { ruleWith } from '../rule.fixtures.ts';
import type { Superseding } from '../rule.ts';
import type { RuleResult, Status } from '../rule-result.ts';
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

describe('the shown occurrences of a failed rule', () => {
	it('are all of them if nothing supersedes the rule', () => {
		expect(nodesOf([result('one', [{ nodes: [1] }, { nodes: [2] }])], 'one')).toEqual([[1], [2]]);
	});

	it('are hidden if a rule that supersedes the whole rule fails too', () => {
		const by = { rule: 'whole', hides: 'rule' } as const;
		const one = result('one', [{ nodes: [1] }], { by });
		expect(nodesOf([one, result('whole', [{ nodes: [9] }])], 'one')).toEqual([]);
		const passed = result('whole', [], { status: 'passed' });
		expect(nodesOf([one, passed], 'one')).toEqual([[1]]);
		expect(nodesOf([one], 'one')).toEqual([[1]]);
	});

	it('leave out those whose nodes are all named by the superseding rule', () => {
		const by = { rule: 'closer', hides: 'node' } as const;
		const one = result('one', [{ nodes: [1] }, { nodes: [2, 3] }, { nodes: [] }], { by });
		const closer = result('closer', [{ nodes: [3] }, { nodes: [7, 2] }]);
		expect(nodesOf([one, closer], 'one')).toEqual([[1], []]);
	});

	it('keep a group if the superseding rule names only some of its nodes', () => {
		const by = { rule: 'closer', hides: 'node' } as const;
		const one = result('one', [{ nodes: [2, 3] }], { by });
		expect(nodesOf([one, result('closer', [{ nodes: [3] }])], 'one')).toEqual([[2, 3]]);
	});

	it('leave out the messages that the superseding rule covers', () => {
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

	it('stay if the superseding rule is only information', () => {
		const by = { rule: 'whole', hides: 'rule' } as const;
		const one = result('one', [{ nodes: [1] }], { by });
		const whole = result('whole', [{ nodes: [1] }], { status: 'information' });
		expect(nodesOf([one, whole], 'one')).toEqual([[1]]);
	});

	it('exist for failed rules only', () => {
		const shown = shownOccurrences([result('fine', [], { status: 'passed' })]);
		expect(shown.has('fine')).toBe(false);
	});
});
