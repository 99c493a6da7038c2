import { inOrder } from '../in-order.ts';
import type { AuditPage } from './audit-input.ts';
import type { AuditInput } from './find-inputs.ts';
import { mostAtOnce } from './source-context.ts';

export async function* auditInOrder(inputs: readonly AuditInput[], work: AuditPage) {
	const waiting = inputs.values();
	const next = () => waiting.next().value ?? null;
	for await (const [, result] of inOrder({ next, atOnce: mostAtOnce, work })) yield result;
}
