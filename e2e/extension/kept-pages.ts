/** Counts the pages in the history; runs in a page of the extension. */
export function keptPages(): Promise<number> {
	return new Promise((resolve, reject) => {
		const opened = indexedDB.open('plumbline-history');
		opened.onerror = () => reject(opened.error);
		opened.onsuccess = () => {
			const database = opened.result;
			// This opened the database before the extension created its table.
			if (!database.objectStoreNames.contains('pages')) {
				database.close();
				indexedDB.deleteDatabase('plumbline-history');
				return resolve(0);
			}
			const counted = database.transaction('pages').objectStore('pages').count();
			counted.onsuccess = () => {
				database.close();
				resolve(counted.result);
			};
		};
	});
}
