import { type DayRange, formatDay } from '@plumbline/core/time';

/** A range of days in the parameters of the interface. */
export interface Dates {
	readonly date_from: string;
	readonly date_to: string;
}

export const datesOf = ({ from, to }: DayRange): Dates => ({
	date_from: formatDay(from),
	date_to: formatDay(to),
});
