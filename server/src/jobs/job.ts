/** A piece of work that somebody holds until `leaseUntilMs`, unless they renew it. */
export interface HeldJob {
	readonly id: number;
	readonly siteId: number;
	readonly key: string;
	readonly kind: string;
	/** JSON as it was enqueued; each kind parses its own. */
	readonly payload: unknown;
	readonly schedule: string | null;
	/** Of the site; its schedule is read in it. */
	readonly timeZone: string;
	/** How often it was begun since it last succeeded, this time included. */
	readonly attempts: number;
	/** Of this one hold: whoever comes later, even the same process, has another. */
	readonly owner: string;
}

export interface NewJob {
	readonly siteId: number;
	/** A second job of the same key is the same job. */
	readonly key: string;
	/** What runs it; as many of a kind run at once as its limit allows. */
	readonly kind: string;
	readonly payload: unknown;
	/** Cron line in the time zone of the site; null for once. */
	readonly schedule: string | null;
	readonly runAtMs: number;
}

/** How a job stands after it was run. */
export interface JobEnd {
	readonly state: 'waiting' | 'done' | 'failed';
	readonly runAtMs: number;
	readonly attempts: number;
	/** What went wrong and what to do; never a key. */
	readonly lastError: string | null;
	/** What a person wants to know of the last success. Undefined leaves what was. */
	readonly notes?: readonly string[];
	/** Undefined leaves what was. */
	readonly finishedMs?: number;
}
