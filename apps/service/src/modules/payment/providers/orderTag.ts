import type { OrderRow } from '../rows/paymentRows.ts';

/** The tag that a provider carries for us and returns, at most 127 characters: order, buyer and product. */
export function orderTag(order: Pick<OrderRow, 'id' | 'userId' | 'productId'>): string {
  return `${order.id}/${order.userId}/${order.productId}`;
}

/** Nulls where a tag is not ours. */
export function readOrderTag(tag: string | null | undefined): {
  orderId: string | null;
  userId: string | null;
  productId: string | null;
} {
  const [orderId, userId, productId] = tag?.split('/') ?? [];
  return { orderId: orderId || null, userId: userId || null, productId: productId || null };
}
