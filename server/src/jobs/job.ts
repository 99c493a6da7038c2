/** A job that a process holds until `leaseUntilMs`, unless it renews the lease. */
export interface HeldJob {
	readonly id: number;
	readonly siteId: number;
	readonly key: string;
	readonly kind: string;
	/** JSON as it was enqueued; each kind parses its own. */
	readonly payload: unknown;
	readonly schedule: string | null;
	/** The site’s time zone, for the schedule. */
	readonly timeZone: string;
	/** Attempts since the last success, including this one. */
	readonly attempts: number;
	/** Unique for each hold: a later one has a different owner, even in the same process. */
	readonly owner: string;
}

export interface NewJob {
	readonly siteId: number;
	/** Adding a second job with the same key updates the first. */
	readonly key: string;
	/** Selects the code that runs it and the limit of jobs at once. */
	readonly kind: string;
	readonly payload: unknown;
	/** Cron line in the time zone of the site; null for a job that runs once. */
	readonly schedule: string | null;
	readonly runAtMs: number;
}

/** The state of a job after a run. */
export interface JobEnd {
	readonly state: 'waiting' | 'done' | 'failed';
	readonly runAtMs: number;
	readonly attempts: number;
	/** The error with its remedy; never contains a key. */
	readonly lastError: string | null;
	/** Notes for people about the last success. Undefined leaves the old notes. */
	readonly notes?: readonly string[];
	/** Undefined leaves the old value. */
	readonly finishedMs?: number;
}
