import type { Auditor } from './audit-pool.ts';

/** Audits with the rules that a module exports too; see `AuditTask`. */
export function withOwnRules(auditor: Auditor, ownRulesIn: string | null): Auditor {
	return { run: (task, signal) => auditor.run({ ...task, ownRulesIn }, signal) };
}
