import { ExpectedError } from '../../process/expected-error.ts';

type ImportAsks = 'search_engine' | 'days' | 'day';

/** The file leaves something open that only a person can say. */
export class ImportQuestion extends ExpectedError {
	readonly asks: ImportAsks;

	constructor(asks: ImportAsks, message: string, options?: ErrorOptions) {
		super('import_file', `${message} Nothing was imported.`, options);
		this.asks = asks;
	}
}
