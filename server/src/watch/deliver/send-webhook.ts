import { createHmac } from 'node:crypto';
import { Agent, request } from 'undici';
import type { AllowedHosts } from '../../pages/fetch/allowed-hosts.ts';
import { urlProblem } from '../../pages/fetch/check-url.ts';
import { guardedConnector } from '../../pages/fetch/guarded-connector.ts';
import { createNameResolver } from '../../pages/fetch/names/resolve-names.ts';
import { askedPauseMs } from '../../pages/fetch/retry-after.ts';
import { messageBody } from '../messages/message-body.ts';
import type { Message } from '../messages/news.ts';
import type { Target } from './target.ts';

/** A message did not arrive. Its text never contains the address, which may be a key. */
export class DeliveryError extends Error {
	/** Null if a later attempt cannot help either. */
	readonly retryAfterMs: number | null;

	constructor(message: string, retryAfterMs: number | null, options?: ErrorOptions) {
		super(message, options);
		this.retryAfterMs = retryAfterMs;
	}
}

const timeoutMs = 10_000;
const mostAnswerBytes = 64 * 1024;
const longestWaitMs = 3_600_000;

export type WebhookTarget = Target & { readonly kind: Exclude<Target['kind'], 'mail'> };

/** Posts the message; redirects are not followed. Targets pass the same guard as pages. */
export async function sendWebhook(
	target: WebhookTarget,
	message: Message,
	{ allowedHosts, nowMs, signal }: SendContext,
): Promise<void> {
	const problem = urlProblem(new URL(target.address), allowedHosts);
	if (problem !== null) throw new DeliveryError(problem, null);
	const body = JSON.stringify(messageBody(message, target.kind));
	const agent = new Agent({
		connect: guardedConnector({
			allowedHosts,
			resolve: createNameResolver(),
			connectTimeoutMs: timeoutMs,
		}),
		headersTimeout: timeoutMs,
		bodyTimeout: timeoutMs,
		maxResponseSize: mostAnswerBytes,
	});
	try {
		const answer = await request(target.address, {
			method: 'POST',
			dispatcher: agent,
			signal: AbortSignal.any([signal, AbortSignal.timeout(2 * timeoutMs)]),
			headers: {
				'content-type': 'application/json',
				'user-agent': 'Plumbline/0.1',
				'idempotency-key': message.id,
				...(target.secret !== '' && {
					'x-plumbline-signature': signatureOf(target.secret, body, nowMs),
				}),
			},
			body,
		});
		await answer.body.dump();
		const retryAfter = String(answer.headers['retry-after'] ?? '');
		refuse(answer.statusCode, askedPauseMs([['retry-after', retryAfter]], nowMs) ?? 0);
	} catch (error) {
		if (error instanceof DeliveryError || signal.aborted) throw error;
		throw new DeliveryError('The target cannot be reached.', 0, { cause: error });
	} finally {
		await agent.destroy();
	}
}

export interface SendContext {
	readonly allowedHosts: AllowedHosts;
	readonly nowMs: number;
	readonly signal: AbortSignal;
}

function refuse(status: number, askedMs: number): void {
	if (status >= 200 && status < 300) return;
	const isTemporary = status === 408 || status === 425 || status === 429 || status >= 500;
	const waitMs = isTemporary ? Math.min(askedMs, longestWaitMs) : null;
	throw new DeliveryError(`The target answers ${status}.`, waitMs);
}

/** HMAC-SHA256 of “seconds.body”: a receiver checks it with the secret, and refuses old ones. */
function signatureOf(secret: string, body: string, nowMs: number): string {
	const seconds = Math.floor(nowMs / 1000);
	const code = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
	return `t=${seconds},v1=${code}`;
}
