/** Whether what comes with a status is the page: not an error, a redirect or nothing. With 304 it is what came before. */
export const bringsPage = (status: number): boolean =>
	status === 304 || (status < 300 && status !== 204 && status !== 205);
