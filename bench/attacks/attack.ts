export interface Attack {
	readonly title: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
	readonly isHeld: boolean;
}
