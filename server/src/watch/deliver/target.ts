export const targetKinds = ['webhook', 'slack', 'teams', 'discord', 'mail'] as const;

export type TargetKind = (typeof targetKinds)[number];

/** Where messages of a watch go. Addresses of Slack, Teams and Discord are keys themselves. */
export interface Target {
	readonly id: number;
	readonly siteId: number;
	readonly kind: TargetKind;
	/** URL or mail address. */
	readonly address: string;
	/** Signs the requests of a webhook; empty for other kinds. */
	readonly secret: string;
}

/** Without anything that would let a reader send messages. */
export function shownAddress({ address, kind }: Pick<Target, 'address' | 'kind'>): string {
	return kind === 'mail' ? address : (URL.parse(address)?.host ?? '');
}
