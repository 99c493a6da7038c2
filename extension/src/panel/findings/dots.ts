/** How bad a finding is, by a sign and a colour. */
export const dots = {
	blocker: { sign: '!', tone: 'bad' },
	error: { sign: '!', tone: 'bad' },
	warning: { sign: '~', tone: 'warn' },
	note: { sign: '·', tone: 'quiet' },
} as const;
