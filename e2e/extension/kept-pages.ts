/** Counts the pages in the history; runs in a page of the extension. */
export async function keptPages(): Promise<number> {
	// Opening a missing database would create it without its table; the extension has to create both.
	const databases = await indexedDB.databases();
	if (!databases.some(({ name }) => name === 'plumbline-history')) return 0;
	return new Promise((resolve, reject) => {
		const opened = indexedDB.open('plumbline-history');
		opened.onerror = () => reject(opened.error);
		opened.onsuccess = () => {
			const database = opened.result;
			const counted = database.transaction('pages').objectStore('pages').count();
			counted.onerror = () => reject(counted.error);
			counted.onsuccess = () => {
				database.close();
				resolve(counted.result);
			};
		};
	});
}
