interface OutageLog {
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
}

export interface Outage {
	begin(error: unknown): void;
	over(): void;
}

/** Logs an outage once when it begins and once when it is over, however often it is noticed. */
export function outageOf(things: string, log: OutageLog): Outage {
	let isOut = false;
	return {
		begin: (error) => {
			if (!isOut) log.warn({ err: error }, `${things} cannot be read until the database is back`);
			isOut = true;
		},
		over: () => {
			if (isOut) log.info({}, `${things} can be read again`);
			isOut = false;
		},
	};
}
