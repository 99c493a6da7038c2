/** With a few failed pages, a site still counts as read. */
const mostFailedShare = 0.05;

export const isNearlyWhole = (count: { readonly pages: number; readonly failures: number }) =>
	count.failures <= count.pages * mostFailedShare;
