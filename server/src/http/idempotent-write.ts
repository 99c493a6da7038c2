import { hash } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import type { Call } from './authorize-call.ts';
import { canonicalParameters } from './parameters/merge-params.ts';
import { invalidParameter, ProblemError } from './problems/problem-error.ts';

const headerName = 'idempotency-key';
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Does the work in one transaction. With an Idempotency-Key, the same transaction stores the
 * answer, and a repeated request within a day gets it without doing the work again.
 */
export async function writeOnce<Answer>(
	database: Database,
	call: Call,
	work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
	const key = idempotencyKey(call);
	return database.transaction().execute(async (transaction) => {
		if (key === null) return work(transaction);
		const claim = { account_id: call.caller.accountId, key, request_hash: requestHash(call) };
		const before = await takeClaim(transaction, claim, call.nowMs);
		if (before !== null) {
			call.headers['idempotency-replayed'] = 'true';
			// Stored by an earlier call of the same endpoint, so it has its type.
			return JSON.parse(before) as Answer;
		}
		const answer = await work(transaction);
		await keepAnswer(transaction, claim, JSON.stringify(answer));
		return answer;
	});
}

interface Claim {
	readonly account_id: number;
	readonly key: string;
	readonly request_hash: string;
}

/** The stored answer of an earlier request with this key. Otherwise this request claims the key, and a second one waits for it. */
async function takeClaim(
	transaction: Database,
	claim: Claim,
	nowMs: number,
): Promise<string | null> {
	await transaction
		.deleteFrom('idempotent_answer')
		.where('account_id', '=', claim.account_id)
		.where('created_ms', '<=', nowMs - keptMs)
		.execute();
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('idempotent_answer')
		.values({ ...claim, answer: '', created_ms: nowMs })
		.onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
		.executeTakeFirst();
	if (numInsertedOrUpdatedRows) return null;
	const kept = await transaction
		.selectFrom('idempotent_answer')
		.select(['answer', 'request_hash'])
		.where('account_id', '=', claim.account_id)
		.where('key', '=', claim.key)
		.executeTakeFirstOrThrow();
	if (kept.request_hash === claim.request_hash) return kept.answer;
	throw new ProblemError(
		'idempotency_key_reused',
		'This Idempotency-Key was used for a different request in the last 24 hours. Send a new key.',
	);
}

async function keepAnswer(transaction: Database, claim: Claim, answer: string): Promise<void> {
	await transaction
		.updateTable('idempotent_answer')
		.set({ answer })
		.where('account_id', '=', claim.account_id)
		.where('key', '=', claim.key)
		.execute();
}

function idempotencyKey({ requestHeaders }: Call): string | null {
	const key = requestHeaders[headerName];
	if (key === undefined) return null;
	if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
	throw invalidParameter(
		'Idempotency-Key',
		'Write 1 to 255 letters, digits and symbols without spaces, such as a UUID.',
	);
}

function requestHash({ path, parameters }: Call): string {
	return hash('sha256', `${path}\n${canonicalParameters(parameters)}`);
}
