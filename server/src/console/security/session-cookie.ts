import type { FastifyRequest } from 'fastify';

const name = 'plumbline_session';

/** The token that the browser sends; null if it sends none. */
export function cookieToken({ headers }: FastifyRequest): string | null {
	for (const pair of (headers.cookie ?? '').split(';')) {
		const [key = '', value = ''] = pair.trim().split('=');
		if (key === name && value !== '') return value;
	}
	return null;
}

/** No script can read it, and no other site can make the browser send it. */
export function sessionCookie(token: string, seconds: number, isSecure: boolean): string {
	const secure = isSecure ? '; Secure' : '';
	return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const endedCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`;
