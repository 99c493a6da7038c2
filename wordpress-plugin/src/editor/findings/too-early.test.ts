import { expect, test } from 'vitest';
import { finding } from './finding.fixtures.ts';
import { isTooEarly, type Progress } from './too-early.ts';

const begun: Progress = { words: 3, hasTitle: true, begunBlock: null };
const written: Progress = { words: 400, hasTitle: true, begunBlock: null };

test.each<[what: string, nodes: string[][], Progress, boolean]>([
	['something absent, little text', [[]], begun, true],
	['something absent, enough text', [[]], written, false],
	['a defect in a block, little text', [['a:0']], begun, false],
	['an empty title, little text', [['title']], { ...begun, hasTitle: false }, true],
	['an empty title, enough text', [['title']], { ...written, hasTitle: false }, false],
	['a title that says too little, little text', [['title']], begun, false],
	['the block just begun', [['a:0']], { ...written, begunBlock: 'a' }, true],
	['another block than the one just begun', [['b:0']], { ...written, begunBlock: 'a' }, false],
	['the block just begun and another', [['a:0'], ['b:0']], { ...written, begunBlock: 'a' }, false],
	['something absent and a defect', [[], ['a:0']], begun, false],
])('decides about %s', (_what, nodes, progress, expected) => {
	expect(isTooEarly(finding(nodes), progress)).toBe(expected);
});
