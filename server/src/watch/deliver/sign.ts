import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of “seconds.body”: a receiver checks it with the secret, and refuses old ones. */
export function signatureOf(secret: string, body: string, nowMs: number): string {
	const seconds = Math.floor(nowMs / 1000);
	const code = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
	return `t=${seconds},v1=${code}`;
}
