import { expect, test } from 'vitest';
import { nodeVersionProblem } from './node-version.ts';

test.each(['22.19.0', '24.0.0', '100.1.0'])('Node %s is supported', (version) => {
	expect(nodeVersionProblem(version)).toBeNull();
});

test.each(['18.20.8', '22.18.0'])('Node %s gets advice on what to do', (version) => {
	expect(nodeVersionProblem(version)).toMatch(
		new RegExp(`Node 22\\.19 or newer.* ${version}\\. Install`),
	);
});
