CREATE TABLE "invitations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"days" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"earned_at" timestamp (3) with time zone,
	"given_to" text,
	"next_look_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_payers" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_proofs" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"verifier" text NOT NULL,
	"code" text NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "student_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"verifier" text NOT NULL,
	"subject_hash" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_requests_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_given_to_orders_id_fk" FOREIGN KEY ("given_to") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payers" ADD CONSTRAINT "order_payers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payers" ADD CONSTRAINT "order_payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_proofs" ADD CONSTRAINT "student_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_proofs" ADD CONSTRAINT "student_proofs_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_requests" ADD CONSTRAINT "student_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","joined_at");--> statement-breakpoint
CREATE INDEX "invitations_friend" ON "invitations" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "invitations_look" ON "invitations" USING btree ("next_look_at") WHERE next_look_at is not null;--> statement-breakpoint
CREATE INDEX "order_payers_user" ON "order_payers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_proofs_user" ON "student_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "student_proofs_expiry" ON "student_proofs" USING btree ("expires_at") WHERE reminded_at is null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_own_invite" ON "coupons" USING btree ("owner_id") WHERE kind = 'invite';--> statement-breakpoint
CREATE INDEX "coupons_owner" ON "coupons" USING btree ("owner_id") WHERE owner_id is not null;