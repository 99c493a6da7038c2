/** The severity of a finding as a sign and a color. */
export const dots = {
	blocker: { sign: '!', tone: 'bad' },
	error: { sign: '!', tone: 'bad' },
	warning: { sign: '~', tone: 'warn' },
	note: { sign: '·', tone: 'quiet' },
} as const;
