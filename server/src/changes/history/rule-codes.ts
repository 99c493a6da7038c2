import { hash } from 'node:crypto';
import { rules } from '@plumbline/core';

/** Five characters for a rule, so that a row with many failed rules stays small. */
export const ruleCode = (name: string): string => hash('sha256', name, 'base64url').slice(0, 5);

const names = new Map(rules.map(({ name }) => [ruleCode(name), name]));

/** Rules that no longer exist are left out. */
export function rulesOfCodes(codes: string): readonly string[] {
	return (codes.match(/.{5}/g) ?? []).flatMap((code) => names.get(code) ?? []);
}
