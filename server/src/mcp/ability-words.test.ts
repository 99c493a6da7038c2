import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inputSchema, listChanges, setFirstAudit } from '@plumbline/core/api';
import { expect, test } from 'vitest';

const abilities = readFileSync(
	path.resolve(
		import.meta.dirname,
		'../../../wordpress-plugin/includes/audits/class-abilities.php',
	),
	'utf8',
);

test.each([
	['limit', listChanges],
	['offset', listChanges],
	['dry_run', setFirstAudit],
])('agents read the same words on %s in WordPress and in our tools', (name, endpoint) => {
	const { description } = inputSchema(endpoint.input).properties[name] ?? {};
	const [, words = ''] =
		new RegExp(`'${name}' +=> array\\([^)]*'description' => '([^']+)'`).exec(abilities) ?? [];
	expect(words).not.toBe('');
	// A range of numbers may follow, which each has for itself.
	expect(String(description).startsWith(words)).toBe(true);
});
